import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
  useFormContext,
  useFormState,
} from "react-hook-form";
import { Alert } from "../alert.tsx";
import { Button, type ButtonSize, type ButtonVariant } from "../button.tsx";
import { type Noted, NotedFieldsProvider } from "./noted-fields.tsx";

/** Any Standard Schema, such as zod's; only its types matter here. */
export type FormSchema<In, Out> = {
  readonly "~standard": { readonly types?: { readonly input: In; readonly output: Out } | undefined };
};

type FieldMessages = { fields: Record<string, string>; message?: string };
type Answer = FieldMessages | undefined;

/** Problems only the receiver could find. onSubmit may return `{ fields }` or throw this. */
export class FieldErrors extends Error {
  readonly fields: Record<string, string>;
  constructor(fields: Record<string, string>, message = "") {
    super(message);
    this.fields = fields;
  }
}

type FormProps<In extends FieldValues, Out> = {
  schema: FormSchema<In, Out>;
  defaultValues: DefaultValues<In>;
  /** Values stay as typed whatever happens; call `form.reset()` to clear them after success. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most handlers return nothing
  onSubmit: (values: Out, form: UseFormReturn<In, unknown, Out>) => Answer | void | Promise<Answer | void>;
  /** Off for wizards, where Enter in a field must not send anything. */
  enterSubmits?: boolean;
  /** A field no person sees; its value is sent along for the server to judge. */
  honeypot?: Path<In>;
  /** For a button outside the form that sends it. */
  id?: string;
  className?: string;
  children: ReactNode;
};

export function Form<In extends FieldValues, Out>(props: FormProps<In, Out>) {
  const { schema, defaultValues, onSubmit, enterSubmits = true, honeypot, id, className, children } = props;
  const form = useForm<In, unknown, Out>({ resolver: standardSchemaResolver<In, unknown, Out>(schema), defaultValues });
  const send = form.handleSubmit(async (values) => {
    const answer = await answerOf(() => onSubmit(values, form));
    if (answer) showMessages(form, answer);
  });
  const [noted] = useState(() => new Map<string, Noted>());
  return (
    <FormProvider {...form}>
      {/* post: if a visitor is faster than our script, nothing typed ends up in the address bar */}
      <form
        id={id}
        noValidate
        method="post"
        onSubmit={send}
        onKeyDown={enterSubmits ? undefined : ignoreEnter}
        className={className}
      >
        <NotedFieldsProvider value={noted}>{children}</NotedFieldsProvider>
        {honeypot && (
          <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
            <label>
              Leave this empty
              <input type="text" tabIndex={-1} autoComplete="off" {...form.register(honeypot)} />
            </label>
          </div>
        )}
        <FormMessage />
      </form>
    </FormProvider>
  );
}

/** Field messages are returned as a value, however they were sent; anything else is rethrown. */
async function answerOf(submit: () => ReturnType<FormProps<FieldValues, unknown>["onSubmit"]>) {
  try {
    return await submit();
  } catch (error) {
    if (error instanceof FieldErrors) return error;
    throw error;
  }
}

/** Each message goes to its field and the first one takes the focus; a message without a field here is shown below the form. */
function showMessages<In extends FieldValues, Out>(form: UseFormReturn<In, unknown, Out>, answer: FieldMessages) {
  const homeless = new Map(Object.entries(answer.fields));
  const names = [...form.control._names.mount].filter((name): name is Path<In> => homeless.has(name));
  for (const [index, name] of names.entries()) {
    form.setError(name, { type: "server", message: homeless.get(name) }, { shouldFocus: index === 0 });
    homeless.delete(name);
  }
  const rest = [answer.message, ...homeless.values()].filter(Boolean).join(" ");
  if (rest) form.setError("root.server", { type: "server", message: rest });
}

function ignoreEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === "Enter" && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** Below the form, which may be below the edge of a small dialog: it scrolls into view each time it is shown. */
function FormMessage() {
  const { errors, submitCount } = useFormState();
  const message = errors.root?.server?.message;
  return message ? (
    <div key={submitCount} ref={bringIntoView}>
      <Alert tone="bad" announce>
        {message}
      </Alert>
    </div>
  ) : null;
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: "nearest" });

type SubmitButtonProps = {
  children: ReactNode;
  busyText?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  icon?: ReactNode;
  trailingIcon?: ReactNode;
  className?: string;
};

/** Shows by itself when its form is being sent. */
export function SubmitButton(props: SubmitButtonProps) {
  const { formState } = useFormContext();
  return <Button type="submit" busy={formState.isSubmitting} {...props} />;
}
