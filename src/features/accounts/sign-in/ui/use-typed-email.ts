import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";

type Carried = { email: string };

/** Carries the typed address from one view of a sign-in page to the next, but never in the page's address. */
export function useTypedEmail() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return {
    initial: isCarried(state) ? state.email : "",
    state: stateOf,
    /** For a link out of a form: takes the form’s current value along. */
    follow(event: MouseEvent<HTMLAnchorElement>, form: HTMLFormElement | null) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      const { pathname, search } = new URL(event.currentTarget.href);
      void navigate(pathname + search, { state: stateOf(form) });
    },
  };
}

function stateOf(form: HTMLFormElement | null): Carried {
  const control = form?.elements.namedItem("email");
  return { email: control instanceof HTMLInputElement ? control.value.trim() : "" };
}

const isCarried = (state: unknown): state is Carried =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string";
