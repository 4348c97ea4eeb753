import { Alert } from "./alert.tsx";

type ErrorAlertProps = { error: Pick<Error, "message"> | null | undefined };

/** Says why something failed, and nothing while nothing has. */
export const ErrorAlert = ({ error }: ErrorAlertProps) =>
  error && (
    <Alert tone="bad" announce>
      {error.message}
    </Alert>
  );
