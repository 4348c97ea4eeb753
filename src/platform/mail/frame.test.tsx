import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { Facts, Frame, Heading, Paragraph, TextLink } from "./frame.tsx";

const letter = (
  <Frame preview="What it is about" sender="The Sender" footer={["1 Any Street", "+27 21 555 0123"]}>
    <Heading>Good day</Heading>
    <Paragraph>{"<script>alert(1)</script>"}</Paragraph>
    <Facts
      facts={[
        ["Reference", "ABC-123"],
        [
          "Page",
          <TextLink key="page" href="https://example.com/page">
            the page
          </TextLink>,
        ],
      ]}
    />
  </Frame>
);

test("a letter is a whole document and what people wrote stays text", async () => {
  const html = await render(letter);
  expect(html).toMatch(/^<!DOCTYPE html/);
  expect(html).toContain('lang="en-ZA"');
  expect(html).not.toContain("<script>");
});

test("the plain-text form reads line by line and leaves the preview out", async () => {
  const lines = toPlainText(await render(letter)).split("\n");
  expect(lines).toContain("Reference: ABC-123");
  expect(lines).toContain("1 Any Street");
  expect(lines.join("\n")).toContain("https://example.com/page");
  expect(lines.join("\n")).not.toContain("What it is about");
});
