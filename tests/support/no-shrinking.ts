import fc from 'fast-check';

/** One counterexample kills a mutant; looking for the smallest takes a hundred times as long. */
fc.configureGlobal({ endOnFailure: true });
