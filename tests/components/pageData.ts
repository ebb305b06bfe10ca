/** Stands for the module of Rspress with the data of all pages. */
export const pageData = { pages: [] };

export const searchIndexHash = {};
