export * from './array';
export * from './common';
export * from './function';
export * from './math';
export * from './object';
export * from './regex';
export * from './string';
export * from './type';
export { VERSION } from './version';
