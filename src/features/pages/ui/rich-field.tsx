import { lazy, Suspense, useId } from "react";
import { FieldError } from "#design/fields/field.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { type RichText, richLines } from "#domain/page/rich-text.ts";
import { ReadsNow } from "./marked-text.tsx";

/** The editor of formatted text is large, and only our team ever loads it. */
const RichEditor = lazy(async () => ({ default: (await import("./rich-editor.tsx")).RichEditor }));

type RichFieldProps = {
  label: string;
  value: RichText;
  onChange: (text: RichText) => void;
  error?: string | undefined;
};

/** A formatted text: paragraphs, headings, lists and links. */
export function RichField({ label, value, onChange, error }: RichFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <p id={id} className="font-semibold text-sm">
        {label}
      </p>
      <Suspense fallback={<SkeletonCard lines={4} />}>
        <RichEditor labelledBy={id} label={label} value={value} onChange={onChange} />
      </Suspense>
      {richLines(value).some((line) => line.includes("{")) && <ReadsNow text={richLines(value).join(" ")} />}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
