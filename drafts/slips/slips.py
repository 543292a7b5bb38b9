import subprocess,random,re,sys,json
C=sys.argv[1] if len(sys.argv)>1 else 'build/dev/bin/casino'
N=int(sys.argv[2]) if len(sys.argv)>2 else 2
VARS=[('anglo-american',2),('anglo-american',4),('royal',2),('dominican',4),('dominican-soto',2),('haiti',2),('tuxedo',2),('finland',2),('sweden',2),('swazi',2),('swazi',4),('swazi-2',2),('crazy',2),('sotho',4),('sotho-40',3),('south-african',2),('hungarian',2),('hungarian-ulmann',2),('hungarian-nagy',2)]
def run(args,inp=None):
    return subprocess.run([C]+args,input=inp,capture_output=True,text=True)
def val(text,repair=False):
    r=run(['validate','--json','--no-why','--repair' if repair else '--no-repair','-'] if False else ['validate','-'],text)
    return r
def byvalue(lines):
    # turn [cards] into [v] where a build said its value earlier
    v={}
    out=[]
    for l in lines:
        def rep(m):
            k=frozenset(m.group(1).split())
            return '[%s]'%v[k] if k in v and list(v.values()).count(v[k])==1 else m.group(0)
        if re.match(r'^[NESW]: ',l):
            new=re.sub(r'\[([0-9A-Z ]+)\]',rep,l)
            # builds made
            m=re.findall(r'build (\d+): ([0-9A-Z]+) on ([0-9A-Z ]+?)(?:,|;|$)',l)
            for val_,h,t in m: v[frozenset((h+' '+t).split())]=val_
            for ks in re.findall(r'takes .*?\[([0-9A-Z ]+)\]',l):
                v.pop(frozenset(ks.split()),None)
            out.append(new)
        else: out.append(l)
    return out
def classify(text):
    r=run(['validate','--no-why','--repair','-'],text)
    o=r.stdout
    if 'cannot be read' in o: return 'UNREADABLE',o
    # count problems
    rj=run(['validate','--json','--no-why','--repair','-'],text)
    try: d=json.loads(rj.stdout.strip().splitlines()[0])
    except Exception as e: return 'ERR',rj.stdout+rj.stderr
    probs=[p for p in d.get('problems',[]) if p.get('weight','problem')=='problem']
    und=[p for p in d.get('problems',[]) if p.get('weight')=='undetermined']
    n=len(probs)
    rep=d.get('repairs')
    holds=any(x.get('holds') for x in (rep or []))if isinstance(rep,list) else ('repairs' in json.dumps(d) and '"holds": true' in json.dumps(d))
    return ('p%d'%n + ('+R' if holds else '-') if n or und else 'holds'),o
def slips(lines,rng):
    turns=[i for i,l in enumerate(lines) if re.match(r'^[NESW]: ',l)]
    res={}
    b=[i for i in turns if re.search(r'(build|to) \d+',lines[i])]
    if b:
        i=rng.choice(b); l=lines[i]
        m=list(re.finditer(r'(build |to )(\d+)',l))[0]
        x=int(m.group(2)); y=x+rng.choice([-1,1])
        res['value']=lines[:i]+[l[:m.start(2)]+str(y)+l[m.end(2):]]+lines[i+1:]
    c=[i for i in turns if re.search(r'takes [0-9]*[A-Z]+',lines[i])]
    if c:
        i=rng.choice(c); l=lines[i]
        cards=re.findall(r'\b(?:10|[2-9AJQK])[CDHS]\b',l.split('takes',1)[1].split(',')[0].split(';')[0])
        if cards: 
            m=re.search(r'takes ',l); res['twice']=lines[:i]+[l[:m.end()]+cards[0]+' '+l[m.end():]]+lines[i+1:]
    o=[i for i in turns if re.search(r'laid \S+ > \S+ > \S+',lines[i])]
    if o:
        i=rng.choice(o); l=lines[i]
        m=re.search(r'laid (\S+ > )?',l)
        mm=re.search(r'laid ([^;,]+)',l); cs=mm.group(1).split(' > '); k=rng.randrange(len(cs)-1); cs[k],cs[k+1]=cs[k+1],cs[k]
        res['order']=lines[:i]+[l[:mm.start(1)]+' > '.join(cs)+l[mm.end(1):]]+lines[i+1:]
    if len(turns)>6:
        k=rng.randrange(1,len(turns)-3)
        drop={turns[k],turns[k+1]}
        res['two']=[l for j,l in enumerate(lines) if j not in drop]
        res['one']=[l for j,l in enumerate(lines) if j!=turns[k]]
    d=[i for i,l in enumerate(lines) if l.startswith('deal ')]
    if len(d)>1: res['deal']=lines[:d[1]]+lines[d[1]+1:]
    return res
def main():
    from collections import Counter,defaultdict
    tab=defaultdict(Counter); ex=defaultdict(list)
    for v,s in VARS:
        for seed in range(N):
            a=['generate','--rules',v,'--seats',str(s),'--seed',str(seed+1)]
            t=run(a+['--deals','1']).stdout; lines=byvalue(t.splitlines())
            base=classify('\n'.join(lines)+'\n')[0]
            if base!='holds': print('BASE',v,s,seed,base); continue
            rng=random.Random(seed)
            sl=slips(lines,rng)
            t2=run(a+['--deals','2']).stdout.splitlines()
            d=[i for i,l in enumerate(t2) if l.startswith('deal ')]
            if len(d)>1: sl['deal']=t2[:d[1]]+t2[d[1]+1:]
            for k,L in sl.items():
                r,o=classify('\n'.join(L)+'\n'); tab[k][r]+=1
                ex[(k,r)].append((v,s,seed,'\n'.join(L)+'\n',o))
    for k in tab: print(k,dict(tab[k]))
    import pickle; pickle.dump(dict(ex),open('ex.pkl','wb'))
main()
