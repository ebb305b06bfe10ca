/** Stands for modules of Rspress that hold what plugins add: icons, hooks and components. */
export default {};
