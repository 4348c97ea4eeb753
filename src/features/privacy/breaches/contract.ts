import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { affectedSources, breachClocks } from "#domain/privacy/breach.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, momentField, nullable, optionalTextField, textField, versionField } from "#platform/wire.ts";

const moment = z.iso.datetime();
const team = rolesThatMay("export_personal_data");

/** The word to type before the affected people are emailed. */
export const sendingWord = "SEND";

/** The form for a breach. */
const facts = {
  title: textField("Enter what happened", 200),
  story: optionalTextField(8000),
  data_kinds: optionalTextField(1000),
  consequences: optionalTextField(2000),
  measures: optionalTextField(2000),
  advice: optionalTextField(2000),
  happened_on: nullable(dayField()),
};
export const breachForm = z.object({ ...facts, discovered_at: momentField("Enter when it was discovered") });
export type BreachForm = z.input<typeof breachForm>;

export const listedBreach = z.object({
  id: z.string(),
  version: z.int(),
  reference: z.string(),
  title: z.string(),
  story: z.string(),
  data_kinds: z.string(),
  consequences: z.string(),
  measures: z.string(),
  advice: z.string(),
  happened_on: z.nullable(z.string()),
  discovered_at: moment,
  due_at: moment,
  clock: z.object({ state: z.enum(breachClocks), hours: z.int() }),
  regulator_number: z.string(),
  regulator_notified_at: z.nullable(moment),
  sending_at: z.nullable(moment),
  people: z.int(),
  notified: z.int(),
  lessons: z.string(),
  closed_at: z.nullable(moment),
  /** Why the affected people can’t be emailed now, and why the breach can’t be closed. */
  in_the_way: z.object({
    email: z.nullable(z.enum(["closed_already", "facts_missing", "no_one"])),
    close: z.nullable(z.enum(["closed_already", "regulator_not_notified", "people_not_notified"])),
  }),
});
export type Breach = z.output<typeof listedBreach>;

/** The affected people: those in certain records within a period, or a list of addresses. */
export const affectedForm = z.object({
  sources: z._default(z.array(z.enum(affectedSources)).check(z.maxLength(affectedSources.length)), []),
  from: nullable(dayField()),
  until: nullable(dayField()),
  addresses: optionalTextField(50_000),
});
const ofBreach = { breach_id: z.uuid() };

export const emailForm = z.object({
  subject: textField("Enter a subject", 200),
  text: textField("Enter the text", 8000),
  confirmation: z.literal(sendingWord, `Enter ${sendingWord}`),
});

const refusals = {
  not_found: "We couldn’t find that breach.",
  changed_meanwhile: "Someone else has just changed this breach. Review the changes, then try again.",
  closed_already: "This breach has been closed.",
};

export const breachesContract = contract({
  listBreaches: call({
    summary: "Lists breaches of personal data with their clocks, the latest first.",
    access: team,
    effect: "reads",
    input: z.object({ breach_id: nullable(z.uuid()) }),
    output: z.object({ breaches: z.array(listedBreach) }),
  }),
  recordBreach: call({
    summary: "Records a breach of personal data and starts its clock.",
    access: team,
    effect: "creates",
    input: breachForm,
    output: z.object({ id: z.string(), reference: z.string() }),
    refusals: { not_yet: "It can’t be discovered in the future." },
  }),
  changeBreach: call({
    summary: "Changes what is known about a breach, and records that the Information Regulator was notified.",
    access: team,
    effect: "changes",
    input: z.object({ ...ofBreach, version: versionField, ...facts, regulator_number: optionalTextField(60) }),
    output: z.object({ version: z.int() }),
    refusals,
  }),
  findAffected: call({
    summary: "Counts the people whose data is in records of a period, without adding them to a breach.",
    access: team,
    effect: "reads",
    limit: { times: 60, seconds: 600 },
    input: affectedForm,
    output: z.object({ count: z.int() }),
  }),
  addAffected: call({
    summary: "Adds people to those affected by a breach, each once.",
    access: team,
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ ...ofBreach, ...affectedForm.shape }),
    output: z.object({ added: z.int() }),
    refusals,
  }),
  listAffected: call({
    summary: "Lists the people affected by a breach and when each was notified, for a file.",
    access: team,
    effect: "changes",
    needsFreshFactor: true,
    limit: { times: 20, seconds: 600 },
    input: z.object(ofBreach),
    output: z.object({
      people: z.array(z.object({ name: z.string(), email: z.string(), notified_at: z.nullable(moment) })),
    }),
    refusals: { not_found: refusals.not_found },
  }),
  draftBreachEmail: call({
    summary: "Drafts the notice to the Information Regulator or the email to those affected. Nothing is sent.",
    access: team,
    effect: "reads",
    input: z.object({ ...ofBreach, to: z.enum(["regulator", "people"]) }),
    output: z.object({ subject: z.string(), text: z.string(), is_complete: z.boolean() }),
    refusals: { not_found: refusals.not_found },
  }),
  sendBreachEmails: call({
    summary: "Emails everyone affected by a breach who hasn’t been notified, each once.",
    access: team,
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ ...ofBreach, version: versionField, ...emailForm.shape }),
    output: z.object({ version: z.int(), people: z.int() }),
    refusals: {
      ...refusals,
      no_one: "Everyone has been notified.",
      facts_missing: "First enter the data concerned, the consequences, the measures and the advice: section 22(5).",
    },
  }),
  closeBreach: call({
    summary: "Closes a breach with the lessons learned, once everyone has been notified.",
    access: team,
    effect: "changes",
    input: z.object({ ...ofBreach, version: versionField, lessons: textField("Enter the lessons learned", 4000) }),
    output: z.object({ version: z.int() }),
    refusals: {
      ...refusals,
      regulator_not_notified: "First record the number of the notice to the Information Regulator.",
      people_not_notified: "First email everyone affected.",
    },
  }),
});
