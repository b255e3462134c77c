/** The named HTML character references that occur in records of labels. */
export const CHARACTER_REFERENCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    quot: '"',
    apos: "'",
    lt: '<',
    gt: '>',
    nbsp: ' ',
    shy: '\u00ad',
    reg: '®',
    trade: '™',
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    ccedil: 'ç',
    oelig: 'œ',
    ouml: 'ö',
    auml: 'ä',
    uuml: 'ü',
    szlig: 'ß',
  }),
);
