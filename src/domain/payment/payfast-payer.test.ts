import { expect, test } from "vitest";
import { withoutPayer } from "./payfast-payer.ts";

test.each([
  [
    "a notice",
    "m_payment_id=018f&pf_payment_id=108&payment_status=COMPLETE&item_name=Tour&amount_gross=1299.00&name_first=Zo%C3%AB&name_last=O&email_address=zoe%40example.com&custom_str1=CTS-7K3QX9&signature=abc",
    "m_payment_id=018f&pf_payment_id=108&payment_status=COMPLETE&amount_gross=1299.00&custom_str1=CTS-7K3QX9",
  ],
  ["what is no notice", "my name is Zoë, zoe@example.com", ""],
  ["nothing", "", ""],
])("%s without its payer", (_what, raw, expected) => {
  expect(withoutPayer(raw)).toBe(expected);
  expect(withoutPayer(expected)).toBe(expected);
});
