/** What the browser of a shopper keeps who has accepted the disclaimer: no popup comes. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  proteinwise_user_id: '0123456789abcdef0123456789abcdef',
  proteinwise_disclaimer_accepted_0123456789abcdef0123456789abcdef: 'true',
};
