// Reports each case of a run on a line of its own, as JSON.

export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== "test:pass" && type !== "test:fail") continue;
    if (data.details.type === "suite") continue;
    const { cause } = data.details.error ?? {};
    const error = type === "test:fail" ? String(cause?.stack ?? data.details.error) : null;
    yield `${JSON.stringify({ file: data.file, name: data.name, error })}\n`;
  }
}
