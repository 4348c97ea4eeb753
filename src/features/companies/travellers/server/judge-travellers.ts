import type { CostCentre } from "#domain/corporate/rate-card.ts";
import { signInRole, type TravellerCsvField, type TravellerCsvRow, yesOrNo } from "#domain/corporate/traveller-csv.ts";
import type { MemberRole } from "#domain/partner/partner-terms.ts";
import { type ImportedTraveller, type TravellerForm, travellerForm } from "../contract.ts";
import type { TravellerRow } from "./store.ts";

export type JudgedTraveller = ImportedTraveller & {
  readonly id: string | null;
  readonly form: TravellerForm | null;
  /** As what they are invited to sign in; null where they aren’t, or already may. */
  readonly invitedAs: MemberRole | null;
};

type Known = {
  readonly travellers: readonly TravellerRow[];
  readonly costCentres: readonly CostCentre[];
  /** Email addresses of those who sign in for the company, or were invited to, in lower case. */
  readonly signingIn: ReadonlySet<string>;
};

/** So many invitations go out with one file. */
const invitedAtMost = 50;

/** What each row of a file would do. A cell that is empty leaves what is known. */
export function judgeTravellers(rows: readonly TravellerCsvRow[], known: Known): readonly JudgedTraveller[] {
  const emails = rows.map(({ email = "" }) => email.toLowerCase());
  let invited = 0;
  return rows.map((row, at) => {
    const isTwice = row.email !== undefined && emails.indexOf(row.email.toLowerCase()) < at;
    const role = invitedAs(row, known);
    if (role) invited += 1;
    return judgeRow(row, known, role, [
      ...(isTwice ? ["This email address is in the file twice"] : []),
      ...(role && invited > invitedAtMost ? [`Invite at most ${invitedAtMost} colleagues with one file`] : []),
    ]);
  });
}

function invitedAs({ email = "", signs_in = "no" }: TravellerCsvRow, { signingIn }: Known): MemberRole | null {
  return signingIn.has(email.toLowerCase()) ? null : signInRole(signs_in) || null;
}

function judgeRow(
  row: TravellerCsvRow,
  { travellers, costCentres }: Known,
  role: MemberRole | null,
  wrong: readonly string[],
): JudgedTraveller {
  const before = travellers.find(({ email }) => email.toLowerCase() === row.email?.toLowerCase());
  const centre = row.cost_centre === undefined ? undefined : centreOf(row.cost_centre, costCentres);
  const approves = row.approver === undefined ? undefined : yesOrNo(row.approver);
  const parsed = travellerForm.safeParse({
    first_name: row.first_name ?? before?.firstName ?? "",
    last_name: row.last_name ?? before?.lastName ?? "",
    email: before?.email ?? row.email ?? "",
    phone: row.phone ?? before?.phone ?? "",
    cost_centre: centre ?? before?.costCentre ?? "",
    is_approver: approves ?? before?.isApprover ?? false,
    is_active: true,
  });
  const problems = [
    ...wrong,
    ...(parsed.success ? [] : parsed.error.issues.map(({ message }) => message)),
    ...(row.cost_centre && centre === undefined ? [`There is no cost centre ${row.cost_centre}`] : []),
    ...(approves === null ? ["Enter yes or no for Approver"] : []),
    ...(row.signs_in !== undefined && signInRole(row.signs_in) === null
      ? ["Enter owner, desk or no for Signs in"]
      : []),
  ];
  const common = { email: row.email ?? "", version: before?.version ?? null, id: before?.id ?? null };
  if (problems.length > 0 || !parsed.success)
    return { ...common, kind: "error", changes: [], problems, form: null, invitedAs: null };
  const changes = [
    ...(before ? changesOf(before, parsed.data) : []),
    ...(role ? [{ field: "signs_in" as const, from: "no", to: role }] : []),
  ];
  const isChanged = changes.length > 0 || (before !== undefined && !before.isActive);
  const known = isChanged ? "changed" : "unchanged";
  return { ...common, kind: before ? known : "new", changes, problems: [], form: parsed.data, invitedAs: role };
}

const centreOf = (word: string, costCentres: readonly CostCentre[]) =>
  costCentres.find(({ code, name }) => [code, name].some((known) => known.toLowerCase() === word.toLowerCase()))?.code;

const shown = (isApprover: boolean) => (isApprover ? "yes" : "no");

function changesOf(before: TravellerRow, after: TravellerForm): ImportedTraveller["changes"] {
  const pairs: readonly (readonly [TravellerCsvField, string, string])[] = [
    ["first_name", before.firstName, after.first_name],
    ["last_name", before.lastName, after.last_name],
    ["phone", before.phone, after.phone],
    ["cost_centre", before.costCentre, after.cost_centre],
    ["approver", shown(before.isApprover), shown(after.is_approver)],
  ];
  return pairs.flatMap(([field, from, to]) => (from === to ? [] : [{ field, from, to }]));
}
