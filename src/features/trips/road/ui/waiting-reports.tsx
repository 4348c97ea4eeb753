import { CloudOff } from "lucide-react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { wordsOf } from "#platform/browser/outbox.ts";
import type { Outbox } from "./use-outbox.ts";

/** Lists what is only on this phone, and what the server refused. */
export function WaitingReports({ outbox }: { outbox: Outbox }) {
  const { waiting, isOnline, message, sendNow } = outbox;
  return (
    <>
      {waiting.length > 0 && !isOnline && (
        <Alert
          tone="warn"
          icon={<CloudOff />}
          title={
            waiting.length === 1
              ? "1 report is waiting for a connection"
              : `${waiting.length} reports are waiting for a connection`
          }
          announce
          action={
            <Button variant="outline" size="sm" onClick={sendNow}>
              Send now
            </Button>
          }
        >
          <p>
            {waiting.length === 1
              ? "It’s saved on this phone and is sent automatically, with the time you reported it."
              : "They’re saved on this phone and are sent automatically, with the time you reported them."}
          </p>
          <ul className="mt-1">
            {waiting.map((item) => (
              <li key={item.key}>
                {formatTime(item.keptAt)} {wordsOf(item)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {message !== "" && (
        <Alert tone="bad" announce>
          {message}
        </Alert>
      )}
    </>
  );
}
