/** What a failed statement means, wherever in the chain of causes the driver's own error sits. */

/** No free connection in time, server full or shutting down, lock or statement timeout: trying again later may help. */
const BUSY_CODES = new Set([
	"53300",
	"55P03",
	"57014",
	"57P01",
	"57P03",
	"25P03",
]);
const POOL_EXHAUSTED = "timeout exceeded when trying to connect";

export function isBusyError(error: unknown): boolean {
	return causes(error).some(
		(cause) =>
			cause.message === POOL_EXHAUSTED || BUSY_CODES.has(codeOf(cause)),
	);
}

export function isUniqueViolation(
	error: unknown,
	constraint?: string,
): boolean {
	return causes(error).some(
		(cause) =>
			codeOf(cause) === "23505" &&
			(!constraint ||
				("constraint" in cause && cause.constraint === constraint)),
	);
}

/** The person behind the request caused it: text PostgreSQL cannot store, a number out of range. */
export function isUnstorable(error: unknown): boolean {
	return causes(error).some((cause) =>
		["22021", "22P05", "22003", "22001"].includes(codeOf(cause)),
	);
}

function causes(error: unknown): Error[] {
	const chain: Error[] = [];
	for (
		let next = error;
		next instanceof Error && chain.length < 5;
		next = next.cause
	)
		chain.push(next);
	return chain;
}

function codeOf(error: Error): string {
	return "code" in error && typeof error.code === "string" ? error.code : "";
}
