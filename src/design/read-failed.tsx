import { RefreshCw } from "lucide-react";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";

type ReadFailedProps = { title?: string; error: Pick<Error, "message">; onAgain?: (() => void) | undefined };

/** Says that something could not be loaded, and offers to try again. */
export function ReadFailed({ title = "We couldn’t load this", error, onAgain }: ReadFailedProps) {
  return (
    <Alert
      tone="bad"
      announce
      title={title}
      action={
        onAgain && (
          <Button variant="outline" size="sm" icon={<RefreshCw aria-hidden="true" />} onClick={onAgain}>
            Try again
          </Button>
        )
      }
    >
      {error.message}
    </Alert>
  );
}
