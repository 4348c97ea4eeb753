import type { CostCentre } from "#domain/corporate/rate-card.ts";
import {
  signInRole,
  type TravellerCsvField,
  type TravellerCsvRow,
  travellerColumns,
  yesOrNo,
} from "#domain/corporate/traveller-csv.ts";
import type { MemberRole } from "#domain/partner/partner-terms.ts";
import { judgeImport } from "#platform/imports/judge-import.ts";
import { type TravellerForm, travellerForm } from "../contract.ts";
import type { TravellerRow } from "./store.ts";

/** The traveller in a row, and the role of their invitation; null if none is needed. */
export type ImportedTraveller = TravellerForm & { readonly invitedAs: MemberRole | null };

type Known = {
  readonly travellers: readonly TravellerRow[];
  readonly costCentres: readonly CostCentre[];
  /** Email addresses of the company’s users and invited people, in lower case. */
  readonly signingIn: ReadonlySet<string>;
};

/** At most this many invitations per file. */
const invitedAtMost = 50;

export const ofTravellers = (organisationId: string) => ({ kind: "travellers", scope: organisationId }) as const;

/** The effect of each row. An empty cell leaves the current value. */
export function judgeTravellers(rows: readonly TravellerCsvRow[], known: Known) {
  let invited = 0;
  return judgeImport<TravellerCsvField, TravellerRow, ImportedTraveller>(rows, {
    fields: Object.keys(travellerColumns) as TravellerCsvField[],
    key: "email",
    compared: (email) => email.toLowerCase(),
    twice: "This email address is in the file twice",
    known: new Map(known.travellers.map((one) => [one.email.toLowerCase(), one])),
    read: (row, before) => {
      const invitedAs = invitedBy(row, known);
      if (invitedAs) invited += 1;
      const tooMany = invitedAs && invited > invitedAtMost;
      return readTraveller(row, before, {
        costCentres: known.costCentres,
        invitedAs,
        wrong: tooMany ? [`Invite at most ${invitedAtMost} colleagues with one file`] : [],
      });
    },
    shown: (of) => ("version" in of ? shownOf(formOf(of)) : shownOf(of)),
    // Everyone in the file is active again.
    isRevived: ({ isActive }) => !isActive,
  });
}

const invitedBy = ({ email = "", signs_in = "no" }: TravellerCsvRow, { signingIn }: Known): MemberRole | null =>
  signingIn.has(email.toLowerCase()) ? null : signInRole(signs_in) || null;

type Reading = {
  readonly costCentres: readonly CostCentre[];
  readonly invitedAs: MemberRole | null;
  readonly wrong: readonly string[];
};

function readTraveller(
  row: TravellerCsvRow,
  before: TravellerRow | undefined,
  { costCentres, invitedAs, wrong }: Reading,
) {
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
  const isUnclear = row.signs_in !== undefined && signInRole(row.signs_in) === null;
  const problems = [
    ...wrong,
    ...(parsed.success ? [] : parsed.error.issues.map(({ message }) => message)),
    ...(row.cost_centre && centre === undefined ? [`There is no cost centre ${row.cost_centre}`] : []),
    ...(approves === null ? ["Enter yes or no for Approver"] : []),
    ...(isUnclear ? ["Enter owner, desk or no for Signs in"] : []),
  ];
  if (problems.length > 0 || !parsed.success) return { problems };
  return { form: { ...parsed.data, invitedAs } };
}

const centreOf = (word: string, costCentres: readonly CostCentre[]) =>
  costCentres.find(({ code, name }) => [code, name].some((known) => known.toLowerCase() === word.toLowerCase()))?.code;

const formOf = (row: TravellerRow): ImportedTraveller => ({
  first_name: row.firstName,
  last_name: row.lastName,
  email: row.email,
  phone: row.phone,
  cost_centre: row.costCentre,
  is_approver: row.isApprover,
  is_active: row.isActive,
  has_consented: false,
  invitedAs: null,
});

const shownOf = ({ is_approver, invitedAs, ...form }: ImportedTraveller): Record<TravellerCsvField, string> => ({
  first_name: form.first_name,
  last_name: form.last_name,
  email: form.email,
  phone: form.phone,
  cost_centre: form.cost_centre,
  approver: is_approver ? "yes" : "no",
  signs_in: invitedAs ?? "no",
});
