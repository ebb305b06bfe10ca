export { MathX } from './MathX';
