export * from './array/index';
export * from './common/index';
export { VERSION } from './version';
