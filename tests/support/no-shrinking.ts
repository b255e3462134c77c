import fc from 'fast-check';

/**
 * One counterexample kills a mutant, and finding the smallest takes a hundred times as long. A mutant that two seconds
 * of cases do not detect counts as survived. The cases are the same each time, so a kill can be reproduced.
 */
fc.configureGlobal({ endOnFailure: true, seed: 1, interruptAfterTimeLimit: 2000 });
