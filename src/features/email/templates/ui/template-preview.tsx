import { useEffect, useState } from "react";
import { Card } from "#design/card.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { useSettled } from "#design/use-settled.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { templatesContract } from "../contract.ts";

type Drawn = OutputOf<typeof templatesContract.previewTemplate>;
type Props = {
  kind: string;
  texts: Readonly<Record<string, string>>;
  reference: string;
  onReference: (reference: string) => void;
};

const widths = { wide: "w-full", phone: "w-[390px] max-w-full" } as const;

/** The message as its reader gets it, drawn again a moment after typing stops. */
export function TemplatePreview({ kind, texts, reference, onReference }: Props) {
  const [width, setWidth] = useState<keyof typeof widths>("wide");
  const [drawn, setDrawn] = useState<Drawn>();
  const [problem, setProblem] = useState("");
  const { mutateAsync } = useMakeCall(templatesContract.previewTemplate, []);
  const settled = useSettled(JSON.stringify({ kind, texts, reference }), 500);
  useEffect(() => {
    let isCurrent = true;
    mutateAsync(JSON.parse(settled)).then(
      (next) => {
        if (!isCurrent) return;
        setDrawn(next);
        setProblem("");
      },
      (error: Error) => isCurrent && setProblem(error.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [settled, mutateAsync]);
  return (
    <Card className="grid gap-4 xl:sticky xl:top-20">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Field label="Preview for booking" optional className="w-56">
          <TextInput
            value={reference}
            maxLength={20}
            autoComplete="off"
            onChange={(event) => onReference(event.currentTarget.value.trim())}
          />
        </Field>
        <Segmented
          label="Width"
          value={width}
          onChange={(next) => setWidth(next === "phone" ? "phone" : "wide")}
          options={[
            { value: "wide", label: "Computer" },
            { value: "phone", label: "Phone" },
          ]}
        />
      </div>
      <p className="text-ink-2 text-sm" aria-live="polite">
        {problem || standing(drawn, reference)}
      </p>
      {drawn && <Shown drawn={drawn} className={widths[width]} />}
    </Card>
  );
}

function standing(drawn: Drawn | undefined, reference: string): string {
  if (!drawn) return "Drawing the preview…";
  if (drawn.drawn_for) return `As ${drawn.drawn_for} would get it. Nothing is sent.`;
  return reference === ""
    ? "With example values. Enter a booking’s reference to see a real one."
    : "That booking has no such message, so example values are shown.";
}

function Shown({ drawn, className }: { drawn: Drawn; className: string }) {
  if (drawn.html === "")
    return <p className="whitespace-pre-line rounded-md bg-surface-2 p-4 [overflow-wrap:anywhere]">{drawn.text}</p>;
  return (
    <div className="grid gap-2">
      <p className="font-semibold [overflow-wrap:anywhere]">{drawn.subject}</p>
      <iframe
        title={`Preview: ${drawn.subject}`}
        sandbox=""
        srcDoc={drawn.html}
        className={`mx-auto h-[34rem] rounded-md border border-line ${className}`}
      />
    </div>
  );
}
