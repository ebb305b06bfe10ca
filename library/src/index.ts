export * from './array/index';
export * from './common/index';
export * from './object/index';
export * from './string/index';
export { VERSION } from './version';
