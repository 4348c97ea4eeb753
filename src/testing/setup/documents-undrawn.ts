import { vi } from "vitest";

/**
 * Access to a document is decided before its PDF is rendered, and each PDF has its own test. Rendering one
 * takes longer than the page with its button.
 */
vi.mock("@react-pdf/renderer", async (original) => ({
  ...(await original<typeof import("@react-pdf/renderer")>()),
  renderToBuffer: async () => Buffer.from("%PDF-1.7"),
}));
