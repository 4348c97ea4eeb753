import { RefreshCw } from "lucide-react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type ReadFailedProps = { title?: string; error: Error; onAgain: () => void };

/** Says that something could not be read, and offers to try again. */
export function ReadFailed({ title = "This could not be read", error, onAgain }: ReadFailedProps) {
  return (
    <Alert
      tone="bad"
      announce
      title={title}
      action={
        <Button variant="outline" size="sm" icon={<RefreshCw aria-hidden="true" />} onClick={onAgain}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Alert>
  );
}
