import { installVirtualTime } from '@funtool-docs/runner/clock/virtualTime';

/** The clock of this thread. Imported before all that keeps a timer of the thread for itself. */
export const clock = installVirtualTime();
