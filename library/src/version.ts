/** The release of funtool whose behaviour this library reproduces. */
export const VERSION = '1.2.2';
