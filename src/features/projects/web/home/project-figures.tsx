import { useFormat } from '#kit/web/i18n/use-format.ts';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { Figures } from '#ui/dashboard/figures.tsx';

interface ProjectFiguresProps {
  overview: { projects: number; collecting: number; responses: number } | undefined;
}

export function ProjectFigures({ overview }: ProjectFiguresProps) {
  const t = useText();
  const format = useFormat();
  const written = (count: number | undefined) => (count === undefined ? undefined : format.number(count));
  return (
    <Figures
      label={t('dashboard:figures')}
      figures={[
        { label: t('dashboard:responsesInAll'), value: written(overview?.responses) },
        { label: t('dashboard:collecting'), value: written(overview?.collecting) },
        { label: t('dashboard:projects'), value: written(overview?.projects) },
      ]}
    />
  );
}
