/** The quality of oats whose label says that they, or the whole product, are gluten free. */
export const GLUTEN_FREE = 'gluten-free';

/** The quality that is judged by what must not be in the product (`UnderstoodTerm.absent`). */
export const UNSWEETENED = 'unsweetened';
