/** Stands for the module of Rspress that loads pages. */
export const routes = [];
