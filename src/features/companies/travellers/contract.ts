import * as z from "zod/mini";
import { travellerColumns } from "#domain/corporate/traveller-csv.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { importCounts, importRefusals, importRuns, importShapes, largestImport } from "#platform/import-fields.ts";
import { atMost, optionalTextField, textField, versionField } from "#platform/wire.ts";
import { changing, companyViewers, companyWriters, notFound, ofCompany, orItsOwn, ownersOnly } from "../contract.ts";

export const travellerForm = z.object({
  first_name: textField("Enter the first name", 100),
  last_name: textField("Enter the last name", 100),
  email: z
    .string("Enter the email address")
    .check(
      z.trim(),
      z.minLength(1, "Enter the email address"),
      atMost(longestEmail),
      z.regex(emailPattern, "Enter a valid email address"),
    ),
  phone: optionalTextField(40),
  /** The code of their usual cost centre; may be empty. */
  cost_centre: optionalTextField(20),
  is_approver: z.boolean(),
  is_active: z.boolean(),
  /** Whether they agreed to be shown to the company while on the road. */
  has_consented: z._default(z.boolean(), false),
});
export type TravellerForm = z.output<typeof travellerForm>;

export const traveller = z.object({ id: z.string(), version: z.int(), ...travellerForm.shape });
export type Traveller = z.output<typeof traveller>;

const shapes = importShapes(travellerColumns);

export const travellersContract = contract({
  listTravellers: call({
    summary: "Lists the people a company books for, and who among them approves.",
    access: orItsOwn(companyViewers),
    effect: "reads",
    input: z.object(ofCompany),
    output: z.object({
      travellers: z.array(traveller),
      cost_centres: z.array(z.object({ code: z.string(), name: z.string() })),
    }),
    refusals: notFound,
  }),
  saveTraveller: call({
    summary: "Adds a traveller to a company, or changes one.",
    access: orItsOwn(companyWriters),
    effect: "changes",
    input: z.object({
      ...ofCompany,
      /** Null for a new one. */
      id: z._default(z.nullable(z.uuid("Choose a traveller")), null),
      version: z._default(versionField, 0),
      ...travellerForm.shape,
    }),
    output: z.object({ id: z.string() }),
    refusals: {
      ...changing,
      ...ownersOnly,
      traveller_not_found: "We couldn’t find that traveller.",
      email_taken: "Another traveller has this email address.",
      cost_centre_unknown: "The company has no cost centre with this code.",
    },
  }),
  previewTravellerImport: call({
    summary: "Shows what a file of travellers would add and change, row by row, and what is wrong in it.",
    access: orItsOwn(companyWriters),
    effect: "reads",
    largest: largestImport,
    input: z.object({ ...ofCompany, ...shapes.previewed }),
    output: shapes.preview,
    refusals: { ...notFound, ...ownersOnly },
  }),
  importTravellers: call({
    summary:
      "Adds and changes travellers as a file says and its preview showed, and invites those who sign in: all rows, or none.",
    access: orItsOwn(companyWriters),
    effect: "creates",
    largest: largestImport,
    input: z.object({ ...ofCompany, ...shapes.imported }),
    output: importCounts,
    refusals: { ...notFound, ...ownersOnly, ...importRefusals },
  }),
  travellerImports: call({
    summary: "Lists the latest imports of a company’s travellers: who brought which file, and what it changed.",
    access: orItsOwn(companyWriters),
    effect: "reads",
    input: z.object(ofCompany),
    output: importRuns,
    refusals: { ...notFound, ...ownersOnly },
  }),
});
