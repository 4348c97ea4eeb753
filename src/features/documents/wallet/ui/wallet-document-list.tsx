import { CircleAlert, CircleCheck } from "lucide-react";
import { cx } from "#design/class-names.ts";
import { DateText } from "#design/dates/date-text.tsx";
import type { WalletDocument } from "../contract.ts";

const words = { valid: "Valid", expired: "Expired", missing: "Not on file" } as const;

/** With non-breaking hyphens. */
const nonBreaking = (number: string) => number.replaceAll("-", "\u2011");

/** Each document with its validity, large enough to be read from outside the car. */
export const WalletDocumentList = ({ documents }: { documents: readonly WalletDocument[] }) => (
  <ul aria-label="Documents" className="grid gap-2">
    {documents.map((document) => (
      <li key={document.type} className="flex items-center gap-4 rounded-md px-4 py-3 inset-ring inset-ring-line">
        <span
          aria-hidden="true"
          className={cx("[&>svg]:size-7", document.standing === "valid" ? "text-ok" : "text-bad")}
        >
          {document.standing === "valid" ? <CircleCheck /> : <CircleAlert />}
        </span>
        <span className="grid min-w-0 grow grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 leading-tight">
          <span className="font-bold">{document.name}</span>
          <span className={cx("text-end font-bold", document.standing === "valid" ? "text-ok" : "text-bad")}>
            {words[document.standing]}
          </span>
          {/* The number is read out as a whole, so it stays on one line. */}
          <span className="col-span-2 flex flex-wrap items-baseline justify-between gap-x-3">
            {document.number && (
              <span className="text-lg [overflow-wrap:anywhere]">{nonBreaking(document.number)}</span>
            )}
            {document.last_day && <DateText at={document.last_day} className="text-ink-2 text-sm" />}
          </span>
        </span>
      </li>
    ))}
  </ul>
);
