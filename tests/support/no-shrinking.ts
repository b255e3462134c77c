import fc from 'fast-check';

/**
 * One counterexample kills a mutant; looking for the smallest takes a hundred times as long. What two seconds of cases do not
 * notice counts as survived, and the cases are the same each time: a kill can be repeated.
 */
fc.configureGlobal({ endOnFailure: true, seed: 1, interruptAfterTimeLimit: 2000 });
