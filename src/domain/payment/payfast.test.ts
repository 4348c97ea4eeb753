import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  apiText,
  confirmText,
  formText,
  gatewayAmount,
  gatewayCents,
  notificationText,
  orderedForm,
  phpEncode,
  readPairs,
} from "./payfast.ts";

const md5 = (text: string) => createHash("md5").update(text).digest("hex");
const passphrase = "jt7NOE43FZPn";

const form = {
  merchant_id: "10000100",
  merchant_key: "46f0cd694581a",
  return_url: "https://example.co.za/payment-success?booking=CTS-7K3QX9",
  cancel_url: "https://example.co.za/payment-cancelled?booking=CTS-7K3QX9",
  notify_url: "https://example.co.za/api/payments/payfast/itn",
  name_first: "Zoë",
  name_last: "O'Brien",
  email_address: "zoe@example.com",
  m_payment_id: "pay_01J",
  amount: "1299.00",
  item_name: "Winelands tour (8h)",
  custom_str1: "CTS-7K3QX9",
};
const formSignature = "43617729db5a9e1c92c3a146d00201d9";

const raw =
  "m_payment_id=pay_01J&pf_payment_id=1089250&payment_status=COMPLETE&item_name=Winelands+tour+%288h%29&item_description=&amount_gross=1299.00&amount_fee=-29.88&amount_net=1269.12&custom_str1=CTS-7K3QX9&custom_str2=&custom_str3=&custom_str4=&custom_str5=&custom_int1=&custom_int2=&custom_int3=&custom_int4=&custom_int5=&name_first=Zo%C3%AB&name_last=O%27Brien&email_address=zoe%40example.com&merchant_id=10000100";
const notificationSignature = "076ab4b8a599e326faea0eef439b626a";

const pairsOf = (text: string) => readPairs(text) ?? [];

test("the form's vector: its signature, whatever order the fields were given in", () => {
  expect(md5(formText(form, passphrase))).toBe(formSignature);
  const turned = Object.fromEntries(Object.entries(form).reverse());
  expect(md5(formText({ ...turned, item_description: "", custom_int1: " " }, passphrase))).toBe(formSignature);
});

test("one byte changed anywhere in the form, and the signature is another", () => {
  for (const [name, value] of Object.entries(form)) {
    const changed = { ...form, [name]: `${value.slice(0, -1)}${value.endsWith("x") ? "y" : "x"}` };
    expect(md5(formText(changed, passphrase)), name).not.toBe(formSignature);
  }
  expect(md5(formText(form, "jt7NOE43FZPm"))).not.toBe(formSignature);
});

test("the notification's vector: received order, empty values kept, nothing after the signature", () => {
  expect(md5(notificationText(pairsOf(raw), passphrase))).toBe(notificationSignature);
  const signed = `${raw}&signature=${notificationSignature}&added=later`;
  expect(md5(notificationText(pairsOf(signed), passphrase))).toBe(notificationSignature);
  expect(confirmText(pairsOf(signed))).toBe(raw);
});

test("one byte changed anywhere in the notification, and the signature is another", () => {
  for (let at = 0; at < raw.length; at++) {
    const letter = raw[at] ?? "";
    if (!/[A-Za-z0-9]/.test(letter) || raw[at - 1] === "%" || raw[at - 2] === "%") continue;
    const changed = raw.slice(0, at) + (letter === "q" ? "w" : "q") + raw.slice(at + 1);
    expect(md5(notificationText(pairsOf(changed), passphrase)), `at ${at}`).not.toBe(notificationSignature);
  }
});

test("another order, or an empty value left out, is another notification", () => {
  const turned = raw.split("&").reverse().join("&");
  expect(md5(notificationText(pairsOf(turned), passphrase))).not.toBe(notificationSignature);
  expect(md5(notificationText(pairsOf(raw.replace("&custom_str2=", "")), passphrase))).not.toBe(notificationSignature);
});

test("the API signs by name, with the passphrase among the others", () => {
  const fields = { version: "v1", timestamp: "2026-11-20T10:00:00+02:00", "merchant-id": "10000100", amount: "5000" };
  expect(apiText(fields, "secret")).toBe(
    "amount=5000&merchant-id=10000100&passphrase=secret&timestamp=2026-11-20T10%3A00%3A00%2B02%3A00&version=v1",
  );
});

test("PHP's way of writing: more is escaped, a space is a plus", () => {
  expect(phpEncode("a b!'()*~-_.é")).toBe("a+b%21%27%28%29%2A%7E-_.%C3%A9");
});

test("what is empty is not in the form at all", () => {
  expect(orderedForm({ amount: "1.00", item_name: "", name_first: "  " })).toEqual([["amount", "1.00"]]);
});

test("a body that is not a form is recognised", () => {
  expect(readPairs("%zz=1")).toBeUndefined();
  expect(readPairs("")).toEqual([]);
});

test.each([
  [129_900, "1299.00"],
  [5, "0.05"],
  [100, "1.00"],
])("%i cents are %s", (cents, text) => {
  expect(gatewayAmount(cents)).toBe(text);
  expect(gatewayCents(text)).toBe(cents);
});

test.each([
  ["-29.88", -2988],
  ["12.5", 1250],
  ["12", 1200],
  ["12.345", undefined],
  ["1,299.00", undefined],
  ["", undefined],
  [undefined, undefined],
])("%s is %s cents", (text, cents) => {
  expect(gatewayCents(text)).toBe(cents);
});
