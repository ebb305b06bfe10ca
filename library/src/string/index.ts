export { capitalizeFirstLetter } from './capitalizeFirstLetter';
export { lowercaseFirstLetter } from './lowercaseFirstLetter';
export { toCamelCase } from './toCamelCase';
export { toKebabCase } from './toKebabCase';
export { toPascalCase } from './toPascalCase';
export { toSnakeCase } from './toSnakeCase';
export { toTitleCase } from './toTitleCase';
export { words } from './words';
