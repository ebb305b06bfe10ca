export { at } from './at';
export { intersect } from './intersect';
export { remove } from './remove';
export { union } from './union';
export { unique } from './unique';
