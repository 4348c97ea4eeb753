import { confirmText, gatewayCents, notificationText, type Pair, readPairs } from "./payfast.ts";

/**
 * A gateway's message, parsed once, so that what is read is what was signed. The signature covers everything before it;
 * a field after it, or a repeated one, makes the whole message suspect.
 */
export type PayfastNotification = {
  /** The fields before the signature, in their original order. */
  readonly signed: readonly Pair[];
  readonly signature: string | undefined;
  /** Why it can’t be the gateway’s, whatever the signature; null if it can. */
  readonly flaw: string | null;
};

export function readNotification(raw: string): PayfastNotification {
  const pairs = readPairs(raw);
  if (!pairs) return { signed: [], signature: undefined, flaw: "The message is not a readable form." };
  const at = pairs.findIndex(([name]) => name === "signature");
  return {
    signed: at === -1 ? pairs : pairs.slice(0, at),
    signature: at === -1 ? undefined : pairs[at]?.[1],
    flaw: flawOf(raw, pairs, at),
  };
}

/** A name as the gateway writes it. PHP and others read "a[]", "a.b" and "A" as the same field. */
const fieldName = /^[a-z][a-z0-9_]{0,63}$/;
/** The characters a form may contain; everything else is escaped. */
const formText = /^[\x21-\x7e]*$/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that are looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function flawOf(raw: string, pairs: readonly Pair[], signatureAt: number): string | null {
  if (!formText.test(raw)) return "The message contains characters that a form cannot have.";
  const strange = pairs.find(([name]) => !fieldName.test(name));
  if (strange) return `“${shown(strange[0])}” is not the name of a field.`;
  const names = pairs.map(([name]) => name);
  const repeated = names.find((name, at) => names.indexOf(name) !== at);
  if (repeated) return `The field ${repeated} appears more than once.`;
  if (signatureAt === -1) return "The message has no signature.";
  const after = names.slice(signatureAt + 1);
  if (after.length > 0) return `Not covered by the signature: ${after.slice(0, 5).join(", ")}.`;
  const garbled = pairs.find(([, value]) => control.test(value));
  return garbled ? `The field ${garbled[0]} contains control characters.` : null;
}

const shown = (name: string): string => name.replace(/[^\x21-\x7e]/g, "?").slice(0, 40);

/** The content of a signed message, as far as it matters to us. */
export type NotificationFacts = {
  readonly paymentId: string | null;
  readonly providerPaymentId: string | null;
  readonly status: string | null;
  readonly amountCents: number | null;
  readonly feeCents: number;
  readonly merchantId: string | null;
  readonly bookingReference: string | null;
  /** Of a card that its payer lets us keep. */
  readonly token: string | null;
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function notificationFacts({ signed }: Pick<PayfastNotification, "signed">): NotificationFacts {
  // The first of a name, so that later ones can’t change it.
  const said = (name: string): string | undefined => signed.find(([key]) => key === name)?.[1];
  const short = (name: string, length: number): string | null =>
    said(name)?.replaceAll("\u0000", "\ufffd").slice(0, length) || null;
  const paymentId = said("m_payment_id") ?? "";
  return {
    paymentId: uuid.test(paymentId) ? paymentId : null,
    providerPaymentId: short("pf_payment_id", 100),
    status: short("payment_status", 40),
    amountCents: gatewayCents(said("amount_gross")) ?? null,
    feeCents: Math.abs(gatewayCents(said("amount_fee")) ?? 0),
    merchantId: short("merchant_id", 40),
    bookingReference: short("custom_str1", 40),
    token: short("token", 100),
  };
}

export const signedText = ({ signed }: PayfastNotification, passphrase: string): string =>
  notificationText(signed, passphrase);

/** The text posted back to the gateway to confirm its message. */
export const notificationQuestion = ({ signed }: PayfastNotification): string => confirmText(signed);
