// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { TextArea, TextInput } from "./field.tsx";
import { FieldErrors, Form, SubmitButton } from "./form.tsx";
import { FormCheckbox, FormField } from "./form-field.tsx";
import { NumberStepper } from "./number-stepper.tsx";

afterEach(cleanup);

const message = z.object({
  name: z.string().check(z.minLength(1, "Name is required")),
  email: z.string().check(z.regex(/^\S+@\S+$/, "Please enter a valid email address")),
  people: z.number().check(z.maximum(4, "Four at most")),
  text: z.string(),
  terms: z.boolean(),
  website: z.optional(z.string()),
});
type Message = z.infer<typeof message>;

const empty = { name: "", email: "", people: 1, text: "", terms: false, website: "" };

type Submit = Parameters<typeof Form<Message, Message>>[0]["onSubmit"];

function ContactForm({ onSubmit, enterSubmits }: { onSubmit: Submit; enterSubmits?: boolean }) {
  return (
    <Form schema={message} defaultValues={empty} onSubmit={onSubmit} enterSubmits={enterSubmits} honeypot="website">
      <FormField<Message> name="name" label="Name">
        <TextInput />
      </FormField>
      <FormField<Message> name="email" label="E-mail">
        <TextInput />
      </FormField>
      <FormField<Message> name="people" label="People">
        {(control) => <NumberStepper noun="people" {...control} value={Number(control.value)} />}
      </FormField>
      <FormField<Message> name="text" label="Message">
        <TextArea />
      </FormField>
      <FormCheckbox<Message> name="terms" label="Terms" />
      <SubmitButton busyText="Sending...">Send</SubmitButton>
    </Form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.input(input(label), { target: { value } });
const send = () => act(async () => fireEvent.submit(input("Name").form ?? document.body));

function fillIn() {
  type("Name", "Amelia Hart");
  type("E-mail", "amelia@example.com");
  type("Message", "Two surfboards");
  fireEvent.click(screen.getByRole("button", { name: "One more: people" }));
  fireEvent.click(input("Terms"));
}

test("what is wrong is said at its field, the first one has the focus, nothing is sent", async () => {
  const onSubmit = vi.fn();
  render(<ContactForm onSubmit={onSubmit} />);
  type("E-mail", "amelia");
  await send();
  expect(screen.getByText("Name is required")).toBeTruthy();
  expect(screen.getByText("Please enter a valid email address")).toBeTruthy();
  expect(document.activeElement).toBe(input("Name"));
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a control with its own value takes the focus too", async () => {
  render(<ContactForm onSubmit={vi.fn()} />);
  fillIn();
  fireEvent.input(input("People"), { target: { value: "9" } });
  await send();
  expect(screen.getByText("Four at most")).toBeTruthy();
  expect(document.activeElement).toBe(input("People"));
});

test("a message goes away once its field is right", async () => {
  render(<ContactForm onSubmit={vi.fn()} />);
  await send();
  await act(async () => type("Name", "Amelia"));
  expect(screen.queryByText("Name is required")).toBeNull();
});

test("every kind of control hands over its value", async () => {
  const onSubmit = vi.fn();
  render(<ContactForm onSubmit={onSubmit} />);
  fillIn();
  await send();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: "Amelia Hart",
    email: "amelia@example.com",
    people: 2,
    text: "Two surfboards",
    terms: true,
    website: "",
  });
});

const answers: [string, Submit][] = [
  ["returned", () => ({ fields: { email: "Already in use", date: "We are closed that day." } })],
  [
    "thrown",
    () => {
      throw new FieldErrors({ email: "Already in use", date: "We are closed that day." });
    },
  ],
  ["rejected", () => Promise.reject(new FieldErrors({ email: "Already in use", date: "We are closed that day." }))],
];

test.each(answers)(
  "messages of the receiver, %s: said at the field, the rest below, nothing lost",
  async (_how, onSubmit) => {
    render(<ContactForm onSubmit={onSubmit} />);
    fillIn();
    await send();
    expect(await screen.findByText("Already in use")).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toContain("We are closed that day.");
    expect(document.activeElement).toBe(input("E-mail"));
    expect([input("Name").value, input("Message").value, input("Terms").checked]).toEqual([
      "Amelia Hart",
      "Two surfboards",
      true,
    ]);
  },
);

test("the button waits while the form is being sent", async () => {
  let finish = () => {};
  const sending = new Promise<void>((done) => {
    finish = done;
  });
  render(<ContactForm onSubmit={() => sending} />);
  fillIn();
  await send();
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: /Sen/ });
  expect(button().disabled).toBe(true);
  finish();
  await waitFor(() => expect(button().disabled).toBe(false));
});

test("the owner may clear the form after success", async () => {
  render(<ContactForm onSubmit={(_values, form) => form.reset()} />);
  fillIn();
  await send();
  expect([input("Name").value, input("Message").value]).toEqual(["", ""]);
});

test.each([
  [true, false],
  [false, true],
])("enterSubmits %s: Enter in a field is stopped %s", (enterSubmits, stopped) => {
  render(<ContactForm onSubmit={vi.fn()} enterSubmits={enterSubmits} />);
  expect(fireEvent.keyDown(input("Name"), { key: "Enter" })).toBe(!stopped);
  expect(fireEvent.keyDown(input("Message"), { key: "Enter" })).toBe(true);
});

test("the honeypot is out of reach for people and travels with the rest", async () => {
  const onSubmit = vi.fn();
  render(<ContactForm onSubmit={onSubmit} />);
  fillIn();
  const trap = input("Leave this empty");
  expect(trap.tabIndex).toBe(-1);
  fireEvent.input(trap, { target: { value: "spam" } });
  await send();
  expect(onSubmit.mock.calls[0]?.[0].website).toBe("spam");
});
