import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { Action, Facts, Heading, Paragraph, Quoted, TextLink } from "./email-parts.tsx";
import { Steps } from "./email-steps.tsx";
import { Frame, TeamFrame } from "./frame.tsx";
import { plainText } from "./mailer.ts";

const sender = {
  name: "Sender",
  street: "1 Any Street",
  city: "Anytown",
  phone: "+27 21 555 0123",
  email: "us@example.com",
};

const email = (
  <Frame preview="What it is about" sender={sender}>
    <Heading>Good day, Thandi</Heading>
    <Paragraph>{"<script>alert(1)</script>"}</Paragraph>
    <Facts
      facts={[
        ["Reference", "ABC-123"],
        ["Price", "R1\u00a0299"],
        [
          "Page",
          <TextLink key="page" href="https://example.com/page">
            the page
          </TextLink>,
        ],
      ]}
    />
    <Quoted>{"We come\nat noon."}</Quoted>
    <Action href="https://example.com/pay?a=1&b=2">Pay now</Action>
  </Frame>
);

test("an email is a whole document and what people wrote stays text", async () => {
  const html = await render(email);
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toContain('lang="en-ZA"');
  expect(html).not.toContain("<script>");
});

test("nothing that Outlook needs is left to a style sheet: tables lay out, every cell carries its own style", async () => {
  const html = await render(email);
  expect(html).not.toMatch(/display:\s*(flex|grid)/);
  expect(html.match(/<table(?![^>]*role="presentation")/g)).toBeNull();
  expect(html).toContain('width="600"');
  expect(html).toContain("max-width:600px");
  expect(html).not.toContain("pre-line");
});

test("a program that asks for the dark side finds it, and no character of it is escaped away", async () => {
  const html = await render(email);
  const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? "";
  expect(style).toContain("prefers-color-scheme: dark");
  expect(style).not.toContain("&");
  const used = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  for (const name of used) expect(style).toContain(`.${name} {`);
});

test("the plain-text form reads line by line and leaves the preview out", async () => {
  const text = plainText(await render(email));
  expect(text).toBe(
    [
      "Good day, Thandi",
      "",
      "<script>alert(1)</script>",
      "",
      "Reference: ABC-123",
      "Price: R1 299",
      "Page: the page https://example.com/page",
      "",
      "We come",
      "at noon.",
      "",
      "Pay now https://example.com/pay?a=1&b=2",
      "",
      "Sender",
      "1 Any Street, Anytown",
      "+27 21 555 0123",
      "us@example.com",
    ].join("\n"),
  );
});

test("an email to our own team leaves out our address", async () => {
  const text = plainText(
    await render(
      <TeamFrame preview="New" sender={sender}>
        <Heading>New</Heading>
      </TeamFrame>,
    ),
  );
  expect(text).toContain("For the Sender team");
  expect(text).not.toContain("Any Street");
});

test("in plain text each step has its number before it, and its title is not shouted", async () => {
  const html = await render(
    <Steps title="Where to meet: Arrivals hall" steps={["Come out.", "Look for the board."]} />,
  );
  expect(plainText(html)).toBe("Where to meet: Arrivals hall\n\n1. Come out.\n2. Look for the board.");
});
