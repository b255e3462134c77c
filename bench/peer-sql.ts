import type { UnderstoodCriteria } from '#domain/matching/criteria.ts';
import { DEDUCTIONS, NEAR_MATCH_SHARE } from '#domain/matching/score-rules.ts';
import { asNumbers } from './peer-rows.ts';

/** How an SQL database checks whether a product has one of some ingredients, and whether a boolean column is true. */
export interface SqlDialect {
  hasAny(ingredients: readonly number[]): string;
  yes(condition: string): string;
}

const list = (values: readonly number[]): string => values.join(', ');

/** Returns a statement that selects the perfect matches. Only numbers from our own code are inserted. */
export function perfectSql(dialect: SqlDialect, criteria: UnderstoodCriteria): string {
  const asked = asNumbers(criteria);
  const conditions = ['true'];
  if (criteria.avoid.length > 0) conditions.push(`complete and not ${dialect.hasAny(asked.avoid)}`);
  for (const term of asked.mustHave) conditions.push(dialect.hasAny(term));
  if (asked.types.length > 0) conditions.push(`type in (${list(asked.types)})`);
  if (asked.goals.length > 0) conditions.push(`goal in (${list(asked.goals)})`);
  if (asked.brands.length > 0) conditions.push(`brand <> 0 and brand in (${list(asked.brands)})`);
  for (const flag of asked.flags) conditions.push(dialect.yes(`flag${flag}`));
  return `select id, bonus, place from product where ${conditions.join(' and ')}`;
}

/** The criteria of one query as SQL expressions: met = 1, unmet = -1, unknown = 0. */
interface Judged {
  /** "… as name", one column per criterion except the must-haves. */
  readonly columns: string[];
  /** Column names of the hard and of the soft criteria. */
  readonly hard: string[];
  readonly soft: string[];
  /** The points deducted for each unmet criterion, as expressions. */
  readonly deductions: string[];
}

function judgeSql(dialect: SqlDialect, criteria: UnderstoodCriteria): Judged {
  const asked = asNumbers(criteria);
  const judged: Judged = { columns: [], hard: [], soft: [], deductions: [] };
  const { columns, hard, soft, deductions } = judged;
  const oneOf = (name: string, column: string, values: readonly number[], points: number): void => {
    if (values.length === 0) return;
    const unknown = column === 'brand' ? 'brand = 0' : `${column} is null`;
    columns.push(
      `case when ${unknown} then 0 when ${column} in (${list(values)}) then 1 else -1 end as ${name}`,
    );
    soft.push(name);
    deductions.push(`case when ${name} = 1 then 0 else ${points} end`);
  };
  if (criteria.avoid.length > 0) {
    columns.push(
      `case when ${dialect.hasAny(asked.avoid)} then -1 when complete then 1 else 0 end as c_avoid`,
    );
    hard.push('c_avoid');
  }
  if (asked.mustHave.length > 0) {
    const missing = asked.mustHave
      .map((term) => `case when ${dialect.hasAny(term)} then 0 else 1 end`)
      .join(' + ');
    columns.push(`${missing} as missing`);
    soft.push('c_must');
    deductions.push(`${DEDUCTIONS.mustHave.points}.0 * missing / ${asked.mustHave.length}`);
  }
  oneOf('c_type', 'type', asked.types, DEDUCTIONS.proteinType.points);
  oneOf('c_goal', 'goal', asked.goals, DEDUCTIONS.fitnessGoal.points);
  oneOf('c_brand', 'brand', asked.brands, DEDUCTIONS.brand.points);
  for (const flag of asked.flags) {
    const column = `flag${flag}`;
    columns.push(
      `case when ${column} is null then 0 when ${dialect.yes(column)} then 1 else -1 end as c_${column}`,
    );
    hard.push(`c_${column}`);
    deductions.push(`case when c_${column} = 1 then 0 else ${DEDUCTIONS.flag.points} end`);
  }
  return judged;
}

/**
 * The rule of standings, equal to `judge` in catalogue/evaluate/evaluate.ts: 0 perfect, 1 near, 2 unconfirmed, 3
 * hidden, 4 neither. `met` counts the criteria met, `soft_unmet` the soft ones unmet; `broken` is true if a hard one is
 * unmet, `hard_met` if all are met.
 */
function standingRule(applied: number): string {
  const near = Math.ceil(NEAR_MATCH_SHARE * applied);
  return `case when met = ${applied} then 0 when broken then 3
    when hard_met and met >= ${near} then 1
    when met + soft_unmet < ${applied} and soft_unmet <= ${applied - near} then 2 else 4 end`;
}

/**
 * Returns a statement that gives every product its standing, number of criteria met, and score. The caller's outer
 * statement computes the listing, its counts and its average.
 */
export function standingSql(dialect: SqlDialect, criteria: UnderstoodCriteria): string {
  const { columns, hard, soft, deductions } = judgeSql(dialect, criteria);
  const applied = [...hard, ...soft];
  const must = soft.includes('c_must')
    ? ', case when missing = 0 then 1 when complete then -1 else 0 end as c_must'
    : '';
  const count = (names: readonly string[], status: number): string =>
    names.map((name) => `case when ${name} = ${status} then 1 else 0 end`).join(' + ') || '0';
  const met = count(applied, 1);
  const any = (names: readonly string[], condition: string): string =>
    names.map((name) => `${name} ${condition}`).join(' or ') || 'false';
  const score = ['100', ...deductions, 'bonus'].join(' + ');
  return `with judged as (
      select id, place, bonus, complete${columns.map((column) => `, ${column}`).join('')} from product
    ), completed as (select *${must} from judged
    ), counted as (
      select id, place, ${met} as met, ${any(hard, '= -1')} as broken,
        not (${any(hard, '<> 1')}) as hard_met, ${count(soft, -1)} as soft_unmet,
        ${score} as unclamped from completed
    ), standing as (
      select *, ${standingRule(applied.length)} as standing from counted
    )`;
}
