import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { EmailLink, PhoneLink, WhatsAppLink } from "./contact-links.tsx";

const company = { ...sampleCompany, phone_e164: "+27215550123", whatsapp_e164: "+27825550199", email: "a@b.example" };

test("WhatsApp opens with the greeting written, the number without its plus", () => {
  const html = renderToStaticMarkup(<WhatsAppLink company={company}>Chat</WhatsAppLink>);
  expect(html).toContain(
    'href="https://wa.me/27825550199?text=Hi!%20I%20need%20help%20with%20Cape%20Town%20Shuttle%20services."',
  );
});

test("phone and email open the programs made for them", () => {
  expect(renderToStaticMarkup(<PhoneLink company={company}>Call</PhoneLink>)).toContain('href="tel:+27215550123"');
  expect(renderToStaticMarkup(<EmailLink company={company}>Mail</EmailLink>)).toContain('href="mailto:a@b.example"');
});
