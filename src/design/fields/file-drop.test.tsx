// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { FileDrop } from "./file-drop.tsx";
import { fileProblem, nameKinds, showBytes } from "./file-rules.ts";
import { UploadProblem } from "./use-uploads.ts";

afterEach(cleanup);

const rules = { accept: ["application/pdf", "image/jpeg", ".csv"], maxBytes: 2_000_000 };

describe("a file", () => {
  test.each([
    ["scan.pdf", "application/pdf", 1000, null],
    ["table.CSV", "", 1000, null],
    ["scan.gif", "image/gif", 1000, "This kind of file is not accepted. Please use PDF, JPG or CSV."],
    ["scan.pdf", "application/pdf", 0, "This file is empty."],
    ["scan.pdf", "application/pdf", 2_400_000, "This file is 2.4 MB. The largest we can take is 2 MB."],
  ])("%s of type %j with %i bytes", (name, type, size, problem) => {
    expect(fileProblem({ name, type, size }, rules)).toBe(problem);
  });

  test("is named in words people use", () => {
    expect(nameKinds(["image/png"])).toBe("PNG");
    expect(nameKinds([".jpg", "image/jpeg", "image/png"])).toBe("JPG or PNG");
    expect([640, 84_000, 1_000_000].map(showBytes)).toEqual(["640 bytes", "84 kB", "1 MB"]);
  });
});

const pdf = (name: string) => new File(["%PDF"], name, { type: "application/pdf" });

const choose = (...files: File[]) => {
  const input = screen.getByLabelText("Proof");
  Object.defineProperty(input, "files", { value: files, configurable: true });
  fireEvent.change(input);
};

describe("the drop zone", () => {
  test("sends what is welcome and says why the rest is not", async () => {
    const upload = vi.fn(async (file: File) => `receipt of ${file.name}`);
    const onChange = vi.fn();
    render(<FileDrop label="Proof" {...rules} upload={upload} onChange={onChange} />);
    choose(pdf("a.pdf"), new File(["x"], "b.gif", { type: "image/gif" }));
    expect(screen.getByText(/This kind of file is not accepted/)).toBeDefined();
    await screen.findByText("Uploaded");
    expect(upload).toHaveBeenCalledOnce();
    expect(onChange.mock.calls).toEqual([[["receipt of a.pdf"]]]);
    fireEvent.click(screen.getByRole("button", { name: "Remove a.pdf" }));
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  test("takes dropped files and no more than it may", async () => {
    render(<FileDrop label="Proof" maxFiles={1} upload={async () => "ok"} />);
    const zone = screen.getByText(/Drop a file here/).closest("div") ?? expect.fail();
    fireEvent.drop(zone, { dataTransfer: { files: [pdf("a.pdf"), pdf("b.pdf")] } });
    expect(screen.getByText("Only one file can be added.")).toBeDefined();
    await screen.findByText("Uploaded");
  });

  test("offers a failed file again", async () => {
    let isDown = true;
    render(<FileDrop label="Proof" upload={async () => (isDown ? Promise.reject(new Error("cut")) : "ok")} />);
    choose(pdf("a.pdf"));
    await screen.findByText("The upload didn’t finish. Please try again.");
    isDown = false;
    fireEvent.click(screen.getByRole("button", { name: "Try a.pdf again" }));
    await screen.findByText("Uploaded");
  });

  test("says why a file was turned down for good, and does not offer it again", async () => {
    const upload = () => Promise.reject(new UploadProblem("Please choose a PDF, JPG or PNG file", true));
    render(<FileDrop label="Proof" upload={upload} />);
    choose(pdf("a.pdf"));
    await screen.findByText("Please choose a PDF, JPG or PNG file");
    expect(screen.queryByRole("button", { name: "Try a.pdf again" })).toBeNull();
  });

  test("shows how far a file is, and calls it off when it is removed", async () => {
    const signals: AbortSignal[] = [];
    render(
      <FileDrop
        label="Proof"
        upload={(_, onProgress, signal) => {
          onProgress(0.4);
          signals.push(signal);
          return new Promise(() => undefined);
        }}
      />,
    );
    choose(pdf("a.pdf"));
    await waitFor(() => expect(screen.getByRole("progressbar").getAttribute("aria-valuetext")).toBe("40%"));
    fireEvent.click(screen.getByRole("button", { name: "Remove a.pdf" }));
    expect(signals[0]?.aborted).toBe(true);
    expect(screen.queryByText("a.pdf")).toBeNull();
  });
});
