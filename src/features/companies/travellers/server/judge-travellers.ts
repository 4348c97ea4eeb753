import type { CostCentre } from "#domain/corporate/rate-card.ts";
import { type TravellerCsvField, type TravellerCsvRow, yesOrNo } from "#domain/corporate/traveller-csv.ts";
import { type ImportedTraveller, type TravellerForm, travellerForm } from "../contract.ts";
import type { TravellerRow } from "./store.ts";

export type JudgedTraveller = ImportedTraveller & { readonly id: string | null; readonly form: TravellerForm | null };

type Known = { readonly travellers: readonly TravellerRow[]; readonly costCentres: readonly CostCentre[] };

/** What each row of a file would do. A cell that is empty leaves what is known. */
export function judgeTravellers(rows: readonly TravellerCsvRow[], known: Known): readonly JudgedTraveller[] {
  const emails = rows.map(({ email = "" }) => email.toLowerCase());
  return rows.map((row, at) => {
    const isTwice = row.email !== undefined && emails.indexOf(row.email.toLowerCase()) < at;
    return judgeRow(row, known, isTwice ? ["This email address is in the file twice"] : []);
  });
}

function judgeRow(row: TravellerCsvRow, { travellers, costCentres }: Known, twice: readonly string[]): JudgedTraveller {
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
    ...twice,
    ...(parsed.success ? [] : parsed.error.issues.map(({ message }) => message)),
    ...(row.cost_centre && centre === undefined ? [`There is no cost centre ${row.cost_centre}`] : []),
    ...(approves === null ? ["Enter yes or no for Approver"] : []),
  ];
  const common = { email: row.email ?? "", version: before?.version ?? null, id: before?.id ?? null };
  if (problems.length > 0 || !parsed.success) return { ...common, kind: "error", changes: [], problems, form: null };
  const changes = before ? changesOf(before, parsed.data) : [];
  const isChanged = changes.length > 0 || (before !== undefined && !before.isActive);
  const known = isChanged ? "changed" : "unchanged";
  return { ...common, kind: before ? known : "new", changes, problems: [], form: parsed.data };
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
