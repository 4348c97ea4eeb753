import { Component, type ErrorInfo, type ReactNode } from "react";
import { TopLevelErrorScreen } from "#design/error-screen.tsx";
import { codeOf, reportError } from "#platform/browser/report-error.ts";
import { Root } from "./root.tsx";

type State = { error: unknown; code: string } | undefined;

/** The last resort: catches what no page or shell caught, and shows only this screen. */
export class CrashGuard extends Component<{ children: ReactNode }, { crash: State }> {
  override state = { crash: undefined as State };

  static getDerivedStateFromError(error: unknown): { crash: State } {
    return { crash: { error, code: codeOf(error) } };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    reportError(error, info.componentStack ?? "");
  }

  override render() {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <Root>
        <TopLevelErrorScreen
          error={crash.error}
          code={crash.code}
          onRetry={() => this.setState({ crash: undefined })}
        />
      </Root>
    );
  }
}
