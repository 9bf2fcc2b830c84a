import { useNavigate } from 'react-router';
import type { RunJson } from 'shared-domain/contracts';
import { useMay, usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Menu } from '../../kit/parts/index.ts';
import { doneIn, nextStepOf } from './board.ts';
import { useStableParts } from './board-context.ts';

type State = 'planned' | 'picked' | 'out';

/** The states that a run can be given, but for the one that its button gives. */
function stateChoices(run: RunJson): [State, string][] {
  if (run.leftAt !== undefined) return [['picked', 'Not out yet: back to Picked']];
  const all: [State, string][] = [
    run.state === 'picked' ? ['planned', 'Back to Planned'] : ['picked', 'Mark picked'],
    ['out', 'Send out'],
  ];
  return all.filter(([state]) => state !== nextStepOf(run));
}

/** A run's actions other than moving stops. */
export function RunMenu({ run, name, onEdit }: { run: RunJson; name: string; onEdit: () => void }) {
  const { actions } = useStableParts();
  const may = useMay();
  const hasZones = usePhone() && may('saveDeliveryPlan');
  const navigate = useNavigate();
  const canDelete = run.leftAt === undefined && doneIn(run) === 0;
  const states = run.stops.length > 0 && run.state !== 'done' ? stateChoices(run) : [];
  return (
    <Menu
      name={`More for ${name}`}
      icon={<StaffIcon name="more" size={16} />}
      choices={[
        { id: 'edit', label: 'Driver and departure time', onChoose: onEdit },
        ...states.map(([state, label]) => ({
          id: state,
          label,
          onChoose: () => void actions.setState(run, state),
        })),
        { id: 'sort', label: 'Sort by postal code', onChoose: () => void actions.sort(run) },
        ...(hasZones
          ? [{ id: 'zones', label: 'Delivery zones', onChoose: () => void navigate(paths.deliveryZones) }]
          : []),
        ...(canDelete
          ? [{ id: 'delete', label: 'Delete run', onChoose: () => void actions.remove(run) }]
          : []),
      ]}
    />
  );
}
