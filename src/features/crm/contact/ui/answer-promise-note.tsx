import { Clock } from "lucide-react";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import { usePromise } from "./use-promise.ts";

/** By when a person answers, for anyone who has just asked. Nothing for who comes by another way. */
export function AnswerPromiseNote() {
  const promise = usePromise();
  if (!promise) return null;
  return (
    <section aria-label="Our promise" className="bg-accent text-on-accent">
      <p className="wrap flex flex-wrap items-center gap-x-4 gap-y-1 py-5 font-display font-bold text-[1.1875rem]">
        <Clock aria-hidden="true" className="size-6" />
        <span>We’ll answer by {formatTimeBeside(promise.answer_due_at, new Date())}.</span>
        <span className="font-normal font-text text-base">Your reference is {promise.reference}.</span>
      </p>
    </section>
  );
}
