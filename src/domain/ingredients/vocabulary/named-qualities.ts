/** The quality of oats if the label says that they, or the whole product, are gluten free. */
export const GLUTEN_FREE = 'gluten-free';

/** A quality that is judged by what the product must not contain (`UnderstoodTerm.absent`). */
export const UNSWEETENED = 'unsweetened';
