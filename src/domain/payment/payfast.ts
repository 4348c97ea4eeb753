/** The textual part of PayFast's protocol: what is signed, in which order, in which encoding. The hash is md5. */
export type Pair = readonly [name: string, value: string];

/** Forms are signed in exactly this order. */
const formOrder = [
  ..."merchant_id merchant_key return_url cancel_url notify_url notify_method".split(" "),
  ..."name_first name_last email_address cell_number m_payment_id amount item_name item_description".split(" "),
  ..."custom_int1 custom_int2 custom_int3 custom_int4 custom_int5".split(" "),
  ..."custom_str1 custom_str2 custom_str3 custom_str4 custom_str5".split(" "),
  ..."email_confirmation confirmation_address currency payment_method subscription_type".split(" "),
];

/** PHP's urlencode: a space is +, and more is escaped than in JavaScript. */
export const phpEncode = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, "+");

const written = (pairs: readonly Pair[]): string =>
  pairs.map(([name, value]) => `${name}=${phpEncode(value)}`).join("&");

const withPassphrase = (text: string, passphrase: string): string =>
  passphrase === "" ? text : `${text}&passphrase=${phpEncode(passphrase)}`;

/** A form’s fields in signing order; empty ones are left out of form and signature. */
export const orderedForm = (fields: Readonly<Record<string, string>>): Pair[] =>
  formOrder.map((name): Pair => [name, (fields[name] ?? "").trim()]).filter(([, value]) => value !== "");

export const formText = (fields: Readonly<Record<string, string>>, passphrase: string): string =>
  withPassphrase(written(orderedForm(fields)), passphrase);

/** A notification's fields as received; undefined if it isn’t a form at all. */
export function readPairs(raw: string): Pair[] | undefined {
  try {
    return raw
      .split("&")
      .filter((part) => part !== "")
      .map((part): Pair => {
        const at = part.indexOf("=");
        return at === -1 ? [decoded(part), ""] : [decoded(part.slice(0, at)), decoded(part.slice(at + 1))];
      });
  } catch {
    return undefined;
  }
}

const decoded = (text: string): string => decodeURIComponent(text.replace(/\+/g, " "));

/** A notification is signed as sent: in its own order, including empty fields, up to the signature. */
const signedPart = (pairs: readonly Pair[]): readonly Pair[] => {
  const at = pairs.findIndex(([name]) => name === "signature");
  return at === -1 ? pairs : pairs.slice(0, at);
};

/** The text posted back to confirm a message: without passphrase and signature. */
export const confirmText = (pairs: readonly Pair[]): string => written(signedPart(pairs));

export const notificationText = (pairs: readonly Pair[], passphrase: string): string =>
  withPassphrase(confirmText(pairs), passphrase);

/** The text to sign for an API call: headers, body and query with the passphrase, sorted by name. */
export const apiText = (fields: Readonly<Record<string, string>>, passphrase: string): string =>
  written(Object.entries(passphrase === "" ? fields : { ...fields, passphrase }).sort(([a], [b]) => (a < b ? -1 : 1)));

/** R1 299 in the gateway’s format: 1299.00. */
export const gatewayAmount = (cents: number): string =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** More than a column can hold, and than any booking costs. */
const mostCents = 2_147_483_647;

/** The reverse; undefined if it isn’t an amount. The gateway's fees are negative. */
export function gatewayCents(text: string | undefined): number | undefined {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text ?? "");
  if (!match) return undefined;
  const [, sign, rand = "0", rest = ""] = match;
  const cents = Number(rand) * 100 + Number(rest.padEnd(2, "0"));
  if (cents > mostCents) return undefined;
  return sign === "-" ? -cents : cents;
}
