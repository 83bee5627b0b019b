import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from '../log.ts';

/** A collector that is away is away for long. */
const TOLD_EVERY_MS = 60_000;

/** Sends spans where OpenTelemetry's own variables say; the log tells when they are not taken. */
export function toCollector(log: Logger): SpanExporter {
  const exporter = new OTLPTraceExporter();
  let toldAt = Number.NEGATIVE_INFINITY;
  function tell({ error }: ExportResult): void {
    if (performance.now() - toldAt < TOLD_EVERY_MS) return;
    toldAt = performance.now();
    log.warn({ err: error, place: 'traces' }, 'the collector takes no traces');
  }
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) tell(result);
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
