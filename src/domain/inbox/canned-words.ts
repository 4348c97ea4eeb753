/** The facts that a kept reply may name; our server fills it in from the record. */
export const replyVariables = {
  first_name: "First name",
  reference: "Reference",
  pickup_time: "Pickup date and time",
  pickup_place: "Pickup",
  pay_link: "Link to pay",
  manage_link: "Link to the booking",
  our_name: "Your name",
  company: "Company",
  company_phone: "Our phone",
} as const;
export type ReplyVariable = keyof typeof replyVariables;
export type ReplyFacts = Readonly<Partial<Record<ReplyVariable, string>>>;

const named = /\{(\w+)\}/g;
const isVariable = (name: string): name is ReplyVariable => Object.hasOwn(replyVariables, name);

/** Names in a text that mean nothing to us. */
export const unknownVariables = (text: string): string[] => [
  ...new Set([...text.matchAll(named)].map(([, name = ""]) => name).filter((name) => !isVariable(name))),
];

/** The text for this customer, and what the record does not say. */
export function fillWords(text: string, facts: ReplyFacts) {
  const missing = new Set<ReplyVariable>();
  const filled = text.replace(named, (whole, name: string) => {
    if (!isVariable(name)) return whole;
    const fact = facts[name];
    if (!fact) missing.add(name);
    return fact || `{${name}}`;
  });
  return { text: filled, missing: [...missing] };
}
