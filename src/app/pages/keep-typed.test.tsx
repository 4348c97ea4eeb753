// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { TextArea, TextInput } from "#design/fields/field.tsx";
import { Form, SubmitButton } from "#design/fields/form.tsx";
import { FormCheckbox, FormField } from "#design/fields/form-field.tsx";
import { keepTyped } from "./keep-typed.ts";

let root: Root | undefined;
let box: HTMLElement;
beforeEach(() => {
  box = document.body.appendChild(document.createElement("div"));
});
afterEach(async () => {
  await act(async () => root?.unmount());
  box.remove();
});

/** The server's HTML, a visitor who is faster than the script, and then the script. */
async function wakeAfter(page: ReactNode, visitor: () => void) {
  box.innerHTML = renderToString(page);
  visitor();
  const putBack = keepTyped();
  await act(async () => {
    root = hydrateRoot(box, page);
  });
  await act(async () => putBack());
}

const field = <T extends HTMLElement>(selector: string): T => {
  const result = box.querySelector<T>(selector);
  if (!result) throw new Error(`no ${selector}`);
  return result;
};

const schema = z.object({ name: z.string(), message: z.string(), news: z.boolean() });
const defaultValues = { name: "", message: "Hello", news: false };

test("a form that fills in its own defaults still sends what was typed before it listened", async () => {
  const sent: unknown[] = [];
  await wakeAfter(
    <Form schema={schema} defaultValues={defaultValues} onSubmit={(values) => void sent.push(values)}>
      <FormField name="name" label="Name">
        <TextInput />
      </FormField>
      <FormField name="message" label="Message">
        <TextArea />
      </FormField>
      <FormCheckbox name="news" label="News" />
      <SubmitButton>Send</SubmitButton>
    </Form>,
    () => {
      field<HTMLInputElement>("[name=name]").value = "Amira";
      field<HTMLTextAreaElement>("[name=message]").value = "From the airport";
      field<HTMLInputElement>("[name=news]").checked = true;
    },
  );
  expect(field<HTMLInputElement>("[name=name]").value).toBe("Amira");
  await act(async () => field<HTMLFormElement>("form").requestSubmit());
  expect(sent).toEqual([{ name: "Amira", message: "From the airport", news: true }]);
});

function Echo() {
  const [text, setText] = useState("");
  return (
    <>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      <output>{text}</output>
    </>
  );
}

test("a field whose value React holds hears of it", async () => {
  await wakeAfter(<Echo />, () => {
    field<HTMLInputElement>("input").value = "Sea Point";
  });
  expect(field("output").textContent).toBe("Sea Point");
  expect(field<HTMLInputElement>("input").value).toBe("Sea Point");
});

test("a choice stays chosen", async () => {
  await wakeAfter(
    <>
      <select defaultValue="b">
        <option>a</option>
        <option>b</option>
      </select>
      <input type="radio" name="kind" value="car" defaultChecked />
      <input type="radio" name="kind" value="bus" />
    </>,
    () => {
      field<HTMLSelectElement>("select").value = "a";
      field<HTMLInputElement>("[value=bus]").checked = true;
    },
  );
  expect(field<HTMLSelectElement>("select").value).toBe("a");
  expect(field<HTMLInputElement>("[value=bus]").checked).toBe(true);
  expect(field<HTMLInputElement>("[value=car]").checked).toBe(false);
});

test("fields no one touched are left alone", async () => {
  let changes = 0;
  const hear = () => changes++;
  document.addEventListener("input", hear);
  await wakeAfter(
    <>
      <input defaultValue="09:00" />
      <select>
        <option>1 person</option>
      </select>
    </>,
    () => {},
  );
  document.removeEventListener("input", hear);
  expect(changes).toBe(0);
});
