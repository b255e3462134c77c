/** Local storage of a shopper who has accepted the disclaimer, so that no popup appears. */
export const ACCEPTED: Readonly<Record<string, string>> = {
  proteinwise_user_id: '0123456789abcdef0123456789abcdef',
  proteinwise_disclaimer_accepted_0123456789abcdef0123456789abcdef: 'true',
};
