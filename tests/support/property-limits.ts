// Called for every file of unit and server tests.
import fc from 'fast-check';

/**
 * No time limit of a test interrupts what fast-check does in one go, and making a large counterexample smaller may take
 * hours: it is told as far as it got.
 */
fc.configureGlobal({ interruptAfterTimeLimit: 60_000 });
