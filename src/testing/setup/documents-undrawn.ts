import { vi } from "vitest";

/**
 * Whether the server hands out a document is decided before it is drawn, and each has a test of its own. To draw a PDF takes
 * longer than the page with its button.
 */
vi.mock("@react-pdf/renderer", async (original) => ({
  ...(await original<typeof import("@react-pdf/renderer")>()),
  renderToBuffer: async () => Buffer.from("%PDF-1.7"),
}));
