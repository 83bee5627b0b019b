import { filterTreeData, getTreeExpandedState, type RenderTreeNodePayload, Tree, useTree } from '@mantine/core';
import { IconCheck, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useText } from '#kit/web/i18n/use-i18n.ts';
import { SearchBox } from '../../../lists/tools/search-box.tsx';
import styles from './tree-field.module.css';
import { isFound, type TreeItem, type TreePaths } from './tree-paths.ts';

interface TreeChoiceProps {
  labelledBy: string;
  items: TreeItem[];
  paths: TreePaths;
  leavesOnly?: boolean;
  value: string;
  onChoose: (value: string) => void;
}

/**
 * A box to search in over the tree itself. Arrow keys go through it and open what has more below; Enter and the space
 * bar choose, or open what cannot be chosen itself.
 */
export function TreeChoice({ labelledBy, items, paths, leavesOnly = false, value, onChoose }: TreeChoiceProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed.trim());
  const root = useRef<HTMLUListElement>(null);
  const found = useMemo(
    () => filterTreeData(items, asked, (_, { value: each }) => isFound(paths.get(each) ?? [], asked)) as TreeItem[],
    [items, paths, asked],
  );
  // Looking for something shows it wherever it is; else the way to what is chosen is open.
  const open = useMemo(
    () => getTreeExpandedState(found, asked ? '*' : waysTo(value, items)),
    [found, asked, value, items],
  );
  const [expanded, setExpanded] = useState({ by: open, state: open });
  if (expanded.by !== open) setExpanded({ by: open, state: open });
  const tree = useTree({
    expandedState: expanded.state,
    onExpandedStateChange: (state) => setExpanded({ by: open, state }),
    selectedState: value ? [value] : [],
  });

  function act(item: string | undefined): void {
    const node = root.current?.querySelector(`[role=treeitem][data-value="${CSS.escape(item ?? '')}"]`);
    if (!item || !node) return;
    if (leavesOnly && node.hasAttribute('aria-expanded')) tree.toggleExpanded(item);
    else onChoose(item);
  }

  function pressInSearch(event: KeyboardEvent): void {
    if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
    event.preventDefault();
    const [only, ...others] = leavesOf(found);
    if (event.key === 'Enter' && asked && only && others.length === 0) onChoose(only);
    else root.current?.querySelector<HTMLElement>('[role=treeitem]')?.focus();
  }

  function pressInTree(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    act((event.target as HTMLElement).dataset.value);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the way from the box to the tree. */}
      <div onKeyDown={pressInSearch}>
        <SearchBox label={t('forms:findInTree')} value={typed} onChange={setTyped} />
      </div>
      <p role="status" className={styles.none}>
        {found.length === 0 ? t('common:nothingFound') : null}
      </p>
      <Tree
        ref={root}
        className={styles.tree}
        aria-labelledby={labelledBy}
        data={found}
        tree={tree}
        levelOffset={20}
        expandOnClick={false}
        expandOnSpace={false}
        allowRangeSelection={false}
        onKeyDown={pressInTree}
        renderNode={(node) => <TreeRow {...node} onAct={act} />}
      />
    </>
  );
}

/** Its arrow opens and closes it; what is beside that chooses it. */
function TreeRow(props: RenderTreeNodePayload & { onAct: (value: string) => void }) {
  const { node, hasChildren, expanded, selected, tree, elementProps, onAct } = props;

  function press(event: MouseEvent): void {
    event.stopPropagation();
    const isArrow = hasChildren && (event.target as Element).closest(`.${styles.turn}`) !== null;
    if (isArrow) tree.toggleExpanded(node.value);
    else onAct(node.value);
  }

  return (
    <div {...elementProps} {...{ onClick: press }} className={`${elementProps.className} ${styles.row}`}>
      <span className={styles.turn} data-open={expanded || undefined} aria-hidden="true">
        {hasChildren ? <IconChevronRight size={18} /> : null}
      </span>
      <span className={styles.name}>{node.label}</span>
      {selected ? <IconCheck size={18} aria-hidden="true" /> : null}
    </div>
  );
}

function leavesOf(items: readonly TreeItem[]): string[] {
  return items.flatMap(({ value, children = [] }) => (children.length > 0 ? leavesOf(children) : [value]));
}

/** Everything that the chosen one belongs to. */
function waysTo(value: string, items: readonly TreeItem[]): string[] {
  for (const { value: here, children = [] } of items) {
    if (here === value) return [];
    const below = waysTo(value, children);
    if (below.length > 0 || children.some((child) => child.value === value)) return [here, ...below];
  }
  return [];
}
